/** The id of the main part of the page: where the skip link leads. */
export const MAIN_ID = 'content';
