const KEY = 'dashboardAddress';
const link = document.getElementById('dashboard');
const address = document.getElementById('address');
const saved = document.getElementById('saved');

const stored = localStorage.getItem(KEY);
if (stored !== null) link.setAttribute('href', stored);
address.setAttribute('value', link.getAttribute('href'));

document.getElementById('settings').addEventListener('submit', (event) => {
  event.preventDefault();
  const isWebAddress = /^https?:\/\//i.test(address.value);
  if (isWebAddress) {
    localStorage.setItem(KEY, address.value);
    link.setAttribute('href', address.value);
  }
  saved.textContent = isWebAddress ? 'Saved on this device.' : 'Enter an address that begins with https:// or http://.';
});
