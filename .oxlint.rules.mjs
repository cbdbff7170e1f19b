// Custom lint rules that enforce the test conventions in docs/contributing.md.
const MAX_TITLE_WORDS = 12;
const REQUIREMENT_IDS = /\s*\((?:[RF][\d.-]+(?:,\s*)?)+\)$/;
const PRONOUN = /^(?:it|its|they|their|he|she|this|that|these|those|what|which)\b/i;

const isCallOf = (node, names) => node?.type === 'CallExpression' && names.includes(nameOf(node.callee));

/** Returns the leading name of a callee, such as `it` for `it.each(rows)`. */
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
      context.report({ node, message: "A failed tuple assertion doesn't name what differs: compare an object." });
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
        message: 'Give the value its type. If that is impossible, use `cast` from test/support.',
      });
    },
  }),
};

const noSleep = {
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.type !== 'MemberExpression' || node.callee.property.name !== 'waitForTimeout') return;
      context.report({ node, message: 'Wait for the expected result instead of a fixed time.' });
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
          message: `A title can have at most ${MAX_TITLE_WORDS} words before its requirement ids, not ${words}.`,
        });
      if (PRONOUN.test(title))
        context.report({ node, message: 'Start the title with a noun or a verb, not a pronoun.' });
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
  },
};
