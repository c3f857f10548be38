import { useService } from './service.ts'

/** Where scripts find the service; undefined where this browser does not have the address. */
export function useScriptBase(): string | undefined {
  const service = useService()
  return service?.kind === 'remote' ? undefined : window.location.origin
}
