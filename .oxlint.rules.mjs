// Custom lint rules that enforce the conventions in docs/contributing.md.
import { findOddWords, plainComment } from './.oxlint.words.mjs';

const MAX_TITLE_WORDS = 12;
const REQUIREMENT_IDS = /\s*\((?:[RF][\d.-]+(?:,\s*)?)+\)$/;
const PRONOUN = /^(?:it|its|they|their|he|she|this|that|these|those|what|which)\b/i;

const isCallOf = (node, names) => node?.type === 'CallExpression' && names.includes(calleeName(node.callee));

/** Returns the leftmost name of a callee: `it` for `it.each(rows)(title, test)`. */
function calleeName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return calleeName(callee.object);
  if (callee.type === 'CallExpression') return calleeName(callee.callee);
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
      context.report({
        node,
        message: "Compare an object with named fields: a failing tuple doesn't show which value is wrong.",
      });
    },
  }),
};

const noUncheckedCast = {
  create: (context) => ({
    TSAsExpression(node) {
      const isDoubleCast =
        node.expression.type === 'TSAsExpression' && node.expression.typeAnnotation.type === 'TSUnknownKeyword';
      if (!isDoubleCast && node.typeAnnotation.type !== 'TSNeverKeyword') return;
      context.report({
        node,
        message: 'Type the value properly, or use cast() from test/support/cast.ts if you must.',
      });
    },
  }),
};

const noSleep = {
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.type !== 'MemberExpression' || node.callee.property.name !== 'waitForTimeout') return;
      context.report({ node, message: 'Wait for a condition, not for a fixed time.' });
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
          message: `Use at most ${MAX_TITLE_WORDS} words before the requirement ids; this title has ${words}.`,
        });
      const odd = findOddWords(title);
      if (odd !== null) context.report({ node, message: `Find a plain word for "${odd}".` });
      if (PRONOUN.test(title)) context.report({ node, message: 'Start a title with a noun or a verb, not a pronoun.' });
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
