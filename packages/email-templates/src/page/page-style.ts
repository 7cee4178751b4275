/**
 * The one style sheet of every letter, the same for all institutions, so that a policy can allow it by its hash. What a
 * letter needs stands inline; this makes it tighter on phones, where it is understood.
 */
export const pageStyle =
  '@media (max-width:480px){.outside{padding:0!important}.head,.inside{padding:24px 20px!important}.button a{display:block!important}}'
