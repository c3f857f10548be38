import { createContext, useContext } from 'react'
import type { Criteria } from '#contract/criteria.ts'
import { useCriteria, useEditCriteria } from '#session/search.ts'

/** The criteria that the controls of a form change: those of the search, or of one of its alternatives. */
interface Scope {
  criteria: Criteria
  edit: ReturnType<typeof useEditCriteria>
}

const ScopeContext = createContext<Scope | undefined>(undefined)
export const ScopeProvider = ScopeContext.Provider

export function useScope(): Scope {
  const whole = { criteria: useCriteria(), edit: useEditCriteria() }
  return useContext(ScopeContext) ?? whole
}
