import { useService } from './service.ts'

/** Where scripts find the service; undefined for one whose address this browser is not told. */
export function useScriptBase(): string | undefined {
  const service = useService()
  return service?.kind === 'remote' ? undefined : window.location.origin
}
