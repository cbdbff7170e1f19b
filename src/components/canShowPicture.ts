/** Returns whether the browser can show a picture; a truncated one counts (R20.5). */
export async function canShowPicture(file: Blob): Promise<boolean> {
  const picture = new Image();
  const address = URL.createObjectURL(file);
  picture.src = address;
  const isShown = await picture.decode().then(
    () => true,
    () => false,
  );
  URL.revokeObjectURL(address);
  return isShown;
}
