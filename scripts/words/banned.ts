/** A word that is not used, and what is written instead (docs/glossary.md). */
export type BannedWord = readonly [word: string, instead: string]

/** Parts of names of code: `keptJobs` has `kept` and `jobs`. */
export const bannedInNames: readonly BannedWord[] = [
  ['fewest', 'MIN_'],
  ['heard', 'onMessage, listener'],
  ['hearer', 'listener'],
  ['telling', 'identifying'],
  ['spelt', 'canonical'],
  ['outlook', 'estimate'],
  ['wishes', 'requests'],
  ['fate', 'changeType'],
  ['fates', 'changeTypes'],
  ['habit', 'formatStatistics'],
  ['habits', 'formatStatistics'],
  ['kin', 'relatedIds'],
  ['sameness', 'matchKey'],
  ['samenesses', 'matchKeys'],
  ['handwork', 'manualEdits'],
  ['sieve', 'filter'],
  ['sifted', 'filtered'],
  ['brood', 'subsidiaries'],
  ['breath', 'yieldNow'],
  ['breather', 'yieldToMain'],
  ['stranger', 'unsupported'],
  ['cores', 'coreRecords'],
  ['patiently', 'withRetries'],
  ['twin', 'duplicate'],
  ['twins', 'duplicates'],
  ['anew', 'again'],
  ['stands', 'is'],
]

/** Beginnings of names of constants. */
export const bannedPrefixes: readonly BannedWord[] = [
  ['MOST_', 'MAX_'],
  ['FEW_', 'MAX_ or MIN_'],
  ['FEWEST_', 'MIN_'],
  ['LEAST_', 'MIN_'],
]

/** Phrases in texts that people read, in any case. */
export const bannedInTexts: readonly BannedWord[] = [
  ['left aside', 'skipped, ignored'],
  ['leave out', 'exclude'],
  ['leaves out', 'excludes'],
  ['left out', 'excluded'],
  ['take out', 'remove'],
  ['met a fault', 'had an error, something went wrong'],
  ['goes on by itself', 'continues automatically'],
  ['goes on after', 'continues after'],
  ['put back', 'restore'],
  ['taken back', 'undone'],
  ['kept no more', 'no longer stored'],
  ['held against', 'compared with'],
  ['hold it against', 'compare with'],
  ['stands here', 'appears here'],
  ['anew', 'again'],
  ['do not come', 'failed to load'],
  ['did not come', 'were not returned'],
  ['not to be contacted', 'do-not-contact'],
  ['in this service', 'all companies, all people'],
  ['asks us to', 'is rate limiting'],
  ['nobody', 'no record, no one'],
  ['whoever', 'anyone who'],
  ['spelt', 'spelled'],
  ['colour', 'color'],
  ['centre of', 'center of'],
  ['the usual', 'default'],
  ['has these words', 'matches'],
  ['bears', 'has'],
]
