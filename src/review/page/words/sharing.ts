/** The words around taking the picture of a chart elsewhere. */
export const SHARE = {
  title: 'Share',
  json: 'Save as data (JSON), to compare with later',
  booklet: 'Print a booklet, every screen with its picture (A4)',
  copyAddress: 'Copy the address of what is selected',
  copied: 'The address is copied.',
  notCopied: 'The browser did not allow copying. The address is in the address bar.',
  saved: 'The file is saved.',
  failed: 'That did not work. Try again.',
} as const;

export const PAPER = {
  coverLead: 'What happens on every screen, and what leads from one to the next.',
  screens: 'screens',
  states: 'states',
  rules: 'rules',
  requirements: 'requirements named',
  version: 'Version of the chart',
  noRules: 'Nothing can happen here by itself.',
  legend: 'How to read it',
} as const;

/** The requirements that a rule serves, after its sentence. */
export function requirementsText(requirements: readonly string[]): string {
  return requirements.join(', ');
}

/** What the lines and boxes of the picture mean. */
export const LEGEND = [
  'A box is a state. A heavy title is a screen that the creator sees.',
  'Dashed boxes side by side go on at the same time.',
  'A dot with an arrow is where it begins.',
  'A line is a step, with what sets it off and on what condition.',
  'A dashed line with a clock waits; a dotted line goes on by itself.',
  'A red line with a cross is taken when a service fails.',
  'A rule with a yellow bar applies from anywhere inside its box.',
] as const;
