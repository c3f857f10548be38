import type { Reporter } from 'vitest/node'

/** Names the tests of a run that did not pass at the first try: each has an error to be found. */
export const secondTries: Reporter = {
  onTestRunEnd(modules) {
    const retried = modules.flatMap(({ relativeModuleId, children }) =>
      [...children.allTests()]
        .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
        .map(({ fullName }) => `  ${relativeModuleId}: ${fullName}`),
    )
    if (retried.length > 0)
      console.log([`Tests that needed a second try: ${retried.length}`, ...retried].join('\n'))
  },
}
