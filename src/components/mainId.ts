export const MAIN_ID = 'content';
