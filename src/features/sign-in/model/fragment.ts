/** What the fragment of the sign-in page's address says; a fragment is never sent to a server. */
export interface SignInFragment {
  /** The token of a one-time link. */
  link?: string
  /** Why signing in elsewhere did not work. */
  problem?: string
}

/** Reads a fragment such as `#link=...`. */
export function readFragment(hash: string): SignInFragment {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const [link, problem] = [given.get('link'), given.get('problem')]
  return { ...(link && { link }), ...(problem && { problem }) }
}
