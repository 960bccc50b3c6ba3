const { default: WindowEnvironment } = require('jest-environment-jsdom')
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node')

const mutated = process.env.JANTAR_MUTATED
const isOnPaper = /^components\/documents\/(paper|pdf)\b.*(?<!\.tsx)$/.test(mutated)
// What a page is made of and what the browser keeps are tested with a window, which takes longer to open.
const needsWindow = /^(components|lib\/(invoicing|storage|saved-data))\b/.test(mutated) && !isOnPaper

/**
 * One failed test is enough to notice a fault: those after it are left out, unless each test is to be judged. Jest's own
 * `bail` ends no file, and the mutation run has but one.
 */
class UntilTheFirstFailure extends (needsWindow ? WindowEnvironment : NodeEnvironment) {
  failed = false

  async setup() {
    await super.setup()
    // Tests of plain data expect what Node has and jsdom lacks.
    this.global.structuredClone ??= structuredClone
  }

  handleTestEvent({ name, test }) {
    if (name === 'test_fn_failure' || name === 'hook_failure') this.failed = true
    if (name === 'test_start' && this.failed && !process.env.JANTAR_ALL_WITNESSES) test.mode = 'skip'
  }
}

module.exports = UntilTheFirstFailure
