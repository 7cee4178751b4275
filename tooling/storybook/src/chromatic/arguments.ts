/** Chromatic's own flag for a Storybook that is already built. */
const builtFlag = '--storybook-build-dir'

/** The arguments of Chromatic's command line: those of ours, and the built Storybook unless they name one. */
export const chromaticArguments = (given: readonly string[], buildStorybook: () => string): string[] =>
  given.includes(builtFlag) ? [...given] : [builtFlag, buildStorybook(), ...given]
