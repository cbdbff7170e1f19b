// The project's own lint rules. They hold what docs/contributing.md says of tests.
import { findOddWords, plainComment } from './.oxlint.words.mjs';

const MAX_TITLE_WORDS = 12;
const REQUIREMENT_IDS = /\s*\((?:[RF][\d.-]+(?:,\s*)?)+\)$/;
const PRONOUN = /^(?:it|its|they|their|he|she|this|that|these|those|what|which)\b/i;

const isCallOf = (node, names) => node?.type === 'CallExpression' && names.includes(nameOf(node.callee));

/** Returns the name that a call such as `it.each(rows)(title, test)` begins with. */
function nameOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return nameOf(callee.object);
  if (callee.type === 'CallExpression') return nameOf(callee.callee);
  return '';
}

function titleOf({ arguments: [title] }) {
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value;
  if (title?.type === 'TemplateLiteral') return title.quasis.map(({ value }) => value.cooked).join('X');
  return null;
}

const noTupleAssertion = {
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.name !== 'expect' || node.arguments[0]?.type !== 'ArrayExpression') return;
      context.report({ node, message: 'A tuple fails without saying what differs: compare an object with names.' });
    },
  }),
};

const noUncheckedCast = {
  create: (context) => ({
    TSAsExpression(node) {
      const isTwice =
        node.expression.type === 'TSAsExpression' && node.expression.typeAnnotation.type === 'TSUnknownKeyword';
      if (!isTwice && node.typeAnnotation.type !== 'TSNeverKeyword') return;
      context.report({ node, message: 'Give the value its type; where that is impossible, use cast of test/support.' });
    },
  }),
};

const noSleep = {
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.type !== 'MemberExpression' || node.callee.property.name !== 'waitForTimeout') return;
      context.report({ node, message: 'Wait for what the test expects, not for time.' });
    },
  }),
};

const plainTitle = {
  create: (context) => ({
    CallExpression(node) {
      if (!isCallOf(node, ['it', 'test', 'describe'])) return;
      const title = titleOf(node)?.replace(REQUIREMENT_IDS, '');
      if (title === undefined || title === null) return;
      const words = title.split(/\s+/).length;
      if (words > MAX_TITLE_WORDS)
        context.report({
          node,
          message: `A title has at most ${MAX_TITLE_WORDS} words before its requirements, not ${words}.`,
        });
      const odd = findOddWords(title);
      if (odd !== null) context.report({ node, message: `Find a plain word for "${odd}".` });
      if (PRONOUN.test(title)) context.report({ node, message: 'Begin a title with a noun or a verb, not a pronoun.' });
    },
  }),
};

export default {
  meta: { name: 'tests' },
  rules: {
    'no-tuple-assertion': noTupleAssertion,
    'no-unchecked-cast': noUncheckedCast,
    'no-sleep': noSleep,
    'plain-title': plainTitle,
    'plain-comment': plainComment,
  },
};
