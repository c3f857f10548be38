import type { Reporter, TestCase } from 'vitest/node'

/** Names the tests of a run that did not pass at the first try, with what was wrong then: each has an error to be found. */
export const secondTries: Reporter = {
  onTestRunEnd(modules) {
    const retried = modules.flatMap(({ relativeModuleId, children }) =>
      [...children.allTests()]
        .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
        .flatMap((test) => [`  ${relativeModuleId}: ${test.fullName}`, ...errorsOf(test)]),
    )
    if (retried.length > 0) console.log(['Tests that needed a second try:', ...retried].join('\n'))
  },
}

/** The errors of the tries that failed, each with its difference and the place in its test. */
const errorsOf = (test: TestCase): string[] =>
  (test.result().errors ?? []).map(({ message, diff = '', stacks = [] }) => {
    const places = stacks.map(({ file, line }) => `${file}:${line}`)
    return [message, diff, ...places].filter(Boolean).join('\n').replace(/^/gm, '    ')
  })
