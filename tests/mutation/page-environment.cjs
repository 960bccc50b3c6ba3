const { default: WindowEnvironment } = require('jest-environment-jsdom')
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node')

const isOnPaper = /^components\/documents\/(paper|pdf)\b.*(?<!\.tsx)$/.test(process.env.JANTAR_MUTATED)

/** What a page is made of meets its tests: all of them, or those up to the first that fails. */
class PageEnvironment extends (isOnPaper ? NodeEnvironment : WindowEnvironment) {
  failed = false

  handleTestEvent({ name, test }) {
    if (name === 'test_fn_failure' || name === 'hook_failure') this.failed = true
    if (name === 'test_start' && this.failed && !process.env.JANTAR_ALL_WITNESSES) test.mode = 'skip'
  }
}

module.exports = PageEnvironment
