import { describe, expect, it } from 'vitest';
import { commandComplaints, markIn } from './production.mjs';

const LISTENER = 'src/app/demonstration/watchPage.ts';
const MARK = 'a.key';
const REFUSES = 'const refuse = () => "notInDemonstration";';

describe('the check that a production build takes no commands', () => {
  it('is content with a build that only tells and refuses', () => {
    expect(commandComplaints({ 'watch.js': [LISTENER] }, { 'watch.js': REFUSES, 'base.js': '' }, MARK)).toEqual([]);
  });

  it('complains about code that takes commands, by its source and by what stands in it', () => {
    const modules = { 'watch.js': [LISTENER], 'more.js': ['src/app/demonstration/commands/demonstrate.ts'] };
    const scripts = { 'watch.js': REFUSES, 'more.js': 'leave("a.key")' };
    expect(commandComplaints(modules, scripts, MARK)).toEqual([
      'more.js is made from src/app/demonstration/commands/',
      'more.js holds "a.key"',
    ]);
  });

  it('complains about a build of which nothing can be told', () => {
    const complaint = `no script made from ${LISTENER} refuses commands`;
    expect(commandComplaints({}, {}, MARK)).toEqual([complaint]);
    expect(commandComplaints({ 'watch.js': [LISTENER] }, { 'watch.js': '' }, MARK)).toEqual([complaint]);
  });

  it('reads the mark from the source, and fails where there is none', () => {
    expect(markIn("const OPENING_KEY = 'some.key';")).toBe('some.key');
    expect(() => markIn('nothing')).toThrow('has no key');
  });
});
