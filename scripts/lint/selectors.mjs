/** What the syntax of the sources may not hold, and why. */

export const spelledOut = [
  {
    selector: "CallExpression[callee.property.name='toLocaleString'][arguments.length=0]",
    message: "Spell out 'en-IN'.",
  },
  {
    selector: "NewExpression[callee.property.name='NumberFormat'][arguments.length=0]",
    message: "Spell out 'en-IN'.",
  },
]
/**
 * `'constructor' in anything` is true: a word of a visitor, or of a stored text, is looked up among the
 * object's own names.
 */
export const ownNames = [
  {
    selector: "BinaryExpression[operator='in'][left.type!='Literal']",
    message: "Object.hasOwn: with `in`, every object has a 'constructor'.",
  },
]
/** A row may begin in the future, and a bill's row never counts. */
export const newestRow = [
  {
    selector: "CallExpression[callee.property.name='at'][callee.object.property.name='values']",
    message: 'The newest row need not be in force: ruleOn(rule, day), or inForce(rule).',
  },
]
const rawTextMessage = 'Read the value of a field: its text is whatever a link or a visitor wrote.'
/** A field's raw text is compared with a fixed word, shown, or handed to a parser whole. */
export const rawText = [
  "CallExpression[callee.object.property.name='text'][callee.object.type='MemberExpression']",
  'CallExpression[callee.name=/^(?:Number|parseInt|parseFloat|BigInt|Date)$/] > MemberExpression[property.name="text"]',
  "MemberExpression[computed=true] > MemberExpression.property[property.name='text']",
  "BinaryExpression[operator=/^(?:[<>]=?|[-*/%])$/] > MemberExpression[property.name='text']",
].map((selector) => ({ selector, message: rawTextMessage }))
export const unknownAsZero = [
  {
    selector:
      "LogicalExpression[operator='??'][right.raw='0'], LogicalExpression[operator='||'][right.raw='0']",
    message:
      'What cannot be computed is null, not 0. Where 0 is the true value, write why: a tally, a default, a condition.',
  },
]
const calendarMessage = 'Count days and months with lib/calendar.'
export const dateArithmetic = [
  { selector: 'Literal[value=86400000]', message: calendarMessage },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='UTC']",
    message: calendarMessage,
  },
  {
    selector: 'CallExpression[callee.property.name=/^set(UTC)?(Date|Month|FullYear)$/]',
    message: calendarMessage,
  },
]
export const paiseArithmetic = [
  {
    selector:
      "CallExpression[callee.object.name='Math'][callee.property.name='round'] > BinaryExpression[operator='*'][right.value=100]",
    message: 'Round rupees with toPaise of lib/money/paise: 1.005 × 100 is less than 100.5.',
  },
]
