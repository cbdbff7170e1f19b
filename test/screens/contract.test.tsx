import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { CONTRACT_SECTIONS } from '#src/content/contractSections.ts';
import { ContractScreen } from '#src/screens/contract/ContractScreen.tsx';
import { pdfViewerReports, pictureComes } from '#test/support/fakePdfViewer.tsx';
import { NOW, renderScreen } from '#test/support/renderScreen.tsx';
import { box, nameField, openContract, standInOnContract, STRICT } from './contractOnScreen.tsx';
import { allWords, attributesOf, button, descriptionOf, fillIn, isOff, link, partOf, shownOf } from './seen.ts';

standInOnContract();

const SUBMIT = 'Submit signed contract';
const LOCKED = 'Scroll to the end of the contract to check this box.';

const region = () => screen.getByRole('region', { name: 'Contract' });
const textHeadings = () => allWords('heading', partOf('region', 'Contract'));

/** Gives the scrolling boxes a length, which jsdom cannot lay out; a test scrolls by changing them. */
function layOut() {
  const measures = { clientHeight: 500, scrollHeight: 9000, scrollTop: 0 };
  for (const name of ['clientHeight', 'scrollHeight', 'scrollTop'] as const) {
    vi.spyOn(Element.prototype, name, 'get').mockImplementation(() => measures[name]);
  }
  return measures;
}

describe('the contract', () => {
  it('is asked for under its own address, with an indicator until it is there (R12.1)', async () => {
    const { sent, user } = await openContract();
    expect(region().textContent).toBe(FILES.contract);
    expect(allWords('status')).toEqual(['Loading the contract']);
    pdfViewerReports('onLoaded');
    expect(allWords('status')).toEqual([]);
    expect(attributesOf(link('Download the contract'), 'href', 'download')).toEqual([FILES.contract, '']);
    await user.click(link('Download the contract'));
    expect(sent).toEqual([{ type: 'viewer.loaded' }, { type: 'contract.downloaded' }]);
  });

  it('that cannot be shown has its whole text in the same place, with another try and no way back to the PDF (R12.7)', async () => {
    const { user, sent } = await openContract();
    pdfViewerReports('onFailed');
    const sections = Object.keys(CONTRACT_SECTIONS).map((heading, index) => `${index + 1}. ${heading}`);
    expect(textHeadings().slice(1)).toEqual(['Summary of the purchase', ...sections, 'Signatures']);
    expect(screen.queryByRole('button', { name: /Read with your details|Show the PDF/ })).toBeNull();
    await user.click(button('Try again'));
    expect(sent.at(-1)).toEqual({ type: 'viewer.retried' });
  });

  it('is read as text in the same place when asked, while the PDF goes on loading out of reach (R12.1, R12.7)', async () => {
    const { sent, user } = await openContract();
    await user.click(button('Read with your details'));
    expect(textHeadings()[0]).toMatch(/^Purchase and sale of future receipts/);
    expect(document.activeElement).toBe(button('Show the PDF'));
    expect(screen.getByText(FILES.contract).closest('[inert]')?.getAttribute('aria-hidden')).toBe('true');
    pdfViewerReports('onLoaded');
    expect(sent.at(-1)).toEqual({ type: 'viewer.loaded' });
    await user.click(button('Show the PDF'));
    expect([region().textContent, document.querySelector('[inert]')]).toEqual([FILES.contract, null]);
  });

  it('counts as read at the end of its text, not before, and only where the text is seen (R12.2, R12.7)', async () => {
    const measures = layOut();
    const { sent, user } = await openContract(STRICT);
    await user.click(button('Read with your details'));
    measures.scrollTop = 9000 - 500 - 31;
    fireEvent.scroll(region());
    expect([sent, box().disabled]).toEqual([[], true]);
    measures.scrollTop = 9000 - 500 - 30;
    fireEvent.scroll(region());
    expect([sent, box().disabled]).toEqual([[{ type: 'contract.scrolledToEnd', at: NOW }], false]);
  });

  it.each([
    ['the PDF', false],
    ['the text', true],
  ])('is skipped to the end of %s by keyboard, which goes on there (R12.2)', async (_what, isText) => {
    layOut();
    const scrolled = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => {});
    const broughtIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await openContract(STRICT);
    if (isText) await user.click(button('Read with your details'));
    button('Go to the end').focus();
    await user.keyboard('{Enter}');
    const places = [document.activeElement, scrolled.mock.contexts.at(-1), broughtIntoView.mock.contexts.at(-1)];
    expect(places).toEqual([region(), region(), region()]);
    expect([scrolled.mock.lastCall, broughtIntoView.mock.lastCall]).toEqual([[{ top: 9000 }], [{ block: 'end' }]]);
  });

  it.each([
    ['goes to its end once the PDF is there', false, 1],
    ['stays where it is if it was read as text meanwhile', true, 0],
  ])('that is skipped while the PDF is on its way %s (R12.2)', async (_what, isRead, jumps) => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => {});
    const { user } = renderScreen(<ContractScreen />, ROUTES.contract.path, STRICT);
    await user.click(button('Go to the end'));
    if (isRead) await user.click(button('Read with your details'));
    pictureComes();
    await screen.findByText(FILES.contract);
    expect(scrolled).not.toHaveBeenCalled();
    pdfViewerReports('onLoaded');
    expect(scrolled).toHaveBeenCalledTimes(jumps);
  });

  it('that is skipped while its PDF has no height yet goes to its end once it is loaded (R12.2)', async () => {
    const measures = layOut();
    measures.scrollHeight = 20;
    const scrolled = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => {});
    const { user } = await openContract(STRICT);
    await user.click(button('Go to the end'));
    measures.scrollHeight = 9000;
    pdfViewerReports('onLoaded');
    expect(scrolled).toHaveBeenLastCalledWith({ top: 9000 });
  });
});

describe('the signature', () => {
  const state = () => [
    box().disabled,
    box().checked,
    nameField().disabled,
    isOff(button(SUBMIT)),
    shownOf([
      LOCKED,
      'Scroll to the end of the contract first.',
      'Check the box to sign.',
      'Type your full name to sign.',
      'The document ID is missing.',
    ]),
  ];

  it('has its box locked, with the reason, until a contract that must be read was read (R12.2)', async () => {
    await openContract(STRICT);
    expect([box().disabled, shownOf([LOCKED])]).toEqual([true, [LOCKED]]);
    pdfViewerReports('onLoaded');
    pdfViewerReports('onScrolledToEnd');
    expect([box().disabled, shownOf([LOCKED])]).toEqual([false, []]);
  });

  it('opens the name with the box, and the submission with the name, saying what is awaited (R12.3, R12.4)', async () => {
    const { sent, user } = await openContract();
    const seen = [state()];
    await user.click(button(SUBMIT));
    await user.click(box());
    seen.push(state());
    await fillIn(user, nameField(), '   ');
    seen.push(state());
    await user.click(button(SUBMIT));
    await fillIn(user, nameField(), 'Dana');
    seen.push(state());
    await user.click(box());
    seen.push(state());
    expect(seen).toEqual([
      [false, false, true, true, ['Check the box to sign.']],
      [false, true, false, true, ['Type your full name to sign.']],
      [false, true, false, true, ['Type your full name to sign.']],
      [false, true, false, false, []],
      [false, false, true, true, ['Check the box to sign.']],
    ]);
    expect(nameField().autocomplete).toBe('name');
    expect(sent).toEqual([
      { type: 'contract.agreementChanged', isAgreed: true, at: NOW },
      { type: 'contract.signatureChanged', signature: '   ' },
      { type: 'contract.signatureChanged', signature: '   Dana' },
      { type: 'contract.agreementChanged', isAgreed: false, at: NOW },
    ]);
  });

  it('of one word is taken, and asked calmly beside the field to be the full name (R12.4)', async () => {
    const { user } = await openContract();
    await user.click(box());
    const seen = [descriptionOf(nameField())];
    for (const letters of ['A', ' B']) {
      await user.type(nameField(), letters);
      seen.push(descriptionOf(nameField()));
    }
    const hint = 'Your typed name is your signature. We save it and your check mark only when you submit.';
    expect(seen).toEqual([hint, 'Type your first and last name: they are your signature.', hint]);
    expect([nameField().ariaInvalid, isOff(button(SUBMIT))]).toEqual([null, false]);
  });

  it.each([
    ['the business that is named', 'Riverside Studio LLC', 'Riverside Studio LLC'],
    ['your business where no name was given', '', 'your business'],
  ])('confirms with its box that its signer may sign for %s (R12.2, R18.3)', async (_whom, legalName, named) => {
    await openContract({ saved: { ...NOTHING_TYPED, business: { ...NOTHING_TYPED.business, legalName } } });
    expect(descriptionOf(box())).toBe(
      `This also confirms that you may sign for ${named} and gives your consent to electronic records.`,
    );
  });

  it('waits for a document id, says when none could be drawn, and offers to draw again (R12.1)', async () => {
    const { user, sent } = await openContract({
      services: { issueDocumentNumber: { reject: new Error('no number') } },
    });
    expect(screen.getByRole('alert').textContent).toMatch(/^This contract has no document ID/);
    await user.click(box());
    await fillIn(user, nameField(), 'Dana Example');
    expect(state()).toEqual([false, true, false, true, ['The document ID is missing.']]);
    await user.click(button('Get a number'));
    expect(sent.at(-1)).toEqual({ type: 'documentId.retried' });
  });

  it('is not submitted by Enter in the name field, only by the button (R12.9)', async () => {
    const { sent, user } = await openContract();
    await user.click(box());
    await user.type(nameField(), 'Dana Example{Enter}{Enter}');
    const submitted = () => sent.filter(({ type }) => type === 'contract.submitted').length;
    expect([submitted(), isOff(button(SUBMIT)), document.activeElement]).toEqual([0, false, nameField()]);
    await user.click(button(SUBMIT));
    expect(submitted()).toBe(1);
  });

  it.each(['{Enter}', ' '])(
    'is submitted once by %j on its button, which shows that it is busy (R12.4, R12.5, R12.9)',
    async (key) => {
      const view = await openContract({ services: { signContract: 'never' } });
      box().focus();
      await view.user.keyboard(' ');
      await view.user.tab();
      await view.user.paste('Dana Example');
      await view.user.tab();
      expect(document.activeElement).toBe(button(SUBMIT));
      await view.user.keyboard(key);
      const held = [nameField().readOnly, nameField().disabled, isOff(box()), box().disabled];
      expect(held).toEqual([true, false, true, false]);
      expect([document.activeElement, isOff(button('Submitting...'))]).toEqual([button('Submitting...'), true]);
      await view.user.keyboard(key);
      await view.user.click(button('Submitting...'));
      expect(view.sent.filter(({ type }) => type === 'contract.submitted')).toEqual([{ type: 'contract.submitted' }]);
    },
  );
});
