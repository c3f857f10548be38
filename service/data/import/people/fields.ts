import { type Interest, interestNames, type TargetModel, targetModelNames } from '#contract/interests.ts'
import { personColumns } from '#shared/tabular/column-synonyms.ts'

const flags = Object.fromEntries(
  interestNames.map((name) => [`LifeStyle.${name}`, `lifestyle${name} ${name}`.toLowerCase()]),
) as Record<`LifeStyle.${Interest}`, string>

const grades = Object.fromEntries(
  targetModelNames.map((name) => [`TargetReady.${name}`, `targetready${name} ${name}`.toLowerCase()]),
) as Record<`TargetReady.${TargetModel}`, string>

/** What an import can fill of a person, with the names of its columns: the API's own names, besides `FullName`, which is taken apart. */
export const personFields = { ...personColumns, ...flags, ...grades } as const satisfies Record<
  string,
  string
>
