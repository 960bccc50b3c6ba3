const { TestEnvironment } = require('jest-environment-node')

/**
 * One failed test is enough to notice a fault: those after it are left out. Jest's own `bail` ends no file, and the
 * mutation run has but one.
 */
class UntilTheFirstFailure extends TestEnvironment {
  failed = false

  handleTestEvent({ name, test }) {
    if (name === 'test_fn_failure' || name === 'hook_failure') this.failed = true
    if (name === 'test_start' && this.failed) test.mode = 'skip'
  }
}

module.exports = UntilTheFirstFailure
