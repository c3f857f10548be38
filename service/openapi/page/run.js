const { base, server } = document.body.dataset
/** The address of the API for a program with a key. */
const api = new URL(server, `${location.origin}${base}/`).href.replace(/\/$/, '')
const wide = matchMedia('(min-width: 900px)')
const MAX_SHOWN = 100_000

const types = { JSON: 'application/json', XML: 'application/xml' }

/** The call of a form as a shell command. */
function curlOf({ address, format, body }) {
  const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`
  const sent = body ? ` -H 'Content-Type: application/json' \\\n  -d ${quoted(compact(body.value))}` : ''
  return `curl "${api}${address.value}" -H "apikey: $KEY" -H 'Accept: ${types[format.value]}'${sent}`
}

function compact(text) {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return text
  }
}

/** Ids of the examples are made up: replaced by the first record of the service. */
async function fillId({ first, id }, { address }) {
  if (!first || !address.value.includes(id)) return
  const response = await fetch(`${base}/api${first}`, { headers: { Accept: types.JSON } })
  const [record] = response.ok ? await response.json() : []
  if (record) address.value = address.value.replace(id, record.Id)
}

async function call({ method }, { address, format, body }) {
  const start = performance.now()
  const response = await fetch(`${base}/api${address.value}`, {
    method,
    headers: { Accept: types[format.value], ...(body && { 'Content-Type': types.JSON }) },
    body: body?.value,
  })
  const text = await response.text()
  const ms = Math.round(performance.now() - start)
  return { status: `${response.status} ${response.statusText} · ${ms} ms`, text: readable(text) }
}

/** JSON with an indent, XML with a line for each element, cut to what a page can show. */
function readable(text) {
  const lines = text.startsWith('<') ? text.replaceAll('><', '>\n<') : indented(text)
  return lines.length > MAX_SHOWN ? `${lines.slice(0, MAX_SHOWN)}\n…` : lines
}

function indented(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

function show(form, { status, text }) {
  const words = document.createElement('p')
  words.textContent = status
  const answer = document.createElement('pre')
  Object.assign(answer, { textContent: text, tabIndex: 0 })
  answer.setAttribute('role', 'region')
  answer.setAttribute('aria-label', 'Answer')
  form.querySelector('output').replaceChildren(words, answer)
}

async function run(form) {
  const button = form.querySelector('button')
  button.disabled = true
  try {
    await fillId(form.dataset, form.elements)
    show(form, await call(form.dataset, form.elements))
  } catch {
    show(form, { status: 'The service cannot be reached.', text: '' })
  } finally {
    button.disabled = false
    renew(form)
  }
}

function renew(form) {
  form.querySelector('.curl').textContent = curlOf(form.elements)
}

for (const form of document.querySelectorAll('form.example')) {
  renew(form)
  form.addEventListener('input', () => renew(form))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    run(form)
  })
}

const contents = document.querySelector('.contents')
const fold = () => {
  contents.open = wide.matches
}
wide.addEventListener('change', fold)
fold()

// The page of the app that led here, with its search.
const back = sessionStorage.getItem('catchment/back')
if (back && /^\/(?!\/)/.test(back)) document.querySelector('[data-back]').href = back
