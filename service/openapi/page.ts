import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { streamEndpoints } from '#contract/endpoints.ts'
import type { ApiDocument, Operation, StreamOperation } from './document.ts'
import { endpointArticle, streamArticle } from './endpoint-articles.ts'
import { type Html, html, prose } from './html.ts'
import type { Schema } from './schemas.ts'
import { type GuideSection, guideSections } from './sections.ts'
import { linkTo } from './shape-text.ts'
import { propertyTable, table } from './tables.ts'

interface PageFile {
  type: string
  body: Buffer
}

const own = (name: string) => readFileSync(new URL(`./page/${name}`, import.meta.url))
const font = (file: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`))
const fileOf = (type: string, read: () => Buffer) => (): PageFile => ({ type, body: read() })

/** The other files of the page, by address. */
export const pageFiles: Record<string, () => PageFile> = {
  '/docs/page.css': fileOf('text/css; charset=utf-8', () => own('page.css')),
  '/docs/scheme.js': fileOf('text/javascript; charset=utf-8', () => own('scheme.js')),
  '/docs/run.js': fileOf('text/javascript; charset=utf-8', () => own('run.js')),
  '/docs/inter.woff2': fileOf('font/woff2', () => font('inter/files/inter-latin-wght-normal.woff2')),
  '/docs/mono.woff2': fileOf('font/woff2', () =>
    font('jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'),
  ),
}

interface EndpointPlace {
  path: string
  method: string
  operation: Operation | StreamOperation
}

/** The reference as a page below a base path, made from the description of the API. */
export function referencePage(document: ApiDocument, base: string): string {
  const places = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): EndpointPlace => ({ path, method, operation })),
  )
  const schemas = Object.entries(document.components.schemas as Record<string, Schema>)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Every endpoint of the Data Lookup API, with parameters, errors and examples that run.">
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="${base}/logo.svg">
<link rel="stylesheet" href="${base}/docs/page.css">
<script src="${base}/docs/scheme.js"></script>
<script src="${base}/docs/run.js" defer></script>
<title>API reference · Catchment</title>
</head>
<body data-base="${base}" data-server="${document.servers[0]?.url}">
<a class="skip" href="#content">Skip to the content</a>
<header><a class="brand" href="${base}/">Catchment</a><span>API reference</span><a href="${base}/openapi.json">OpenAPI 3.1</a><a href="${base}/" data-back>Back to the app</a></header>
<div class="columns">
<nav aria-label="Contents"><details class="contents"><summary>Contents</summary>${contents(document, places, schemas)}</details></nav>
<main id="content" tabindex="-1">
<h1>API reference</h1>
<p class="lead">${document.info.description.split('\n')[0]} Version ${document.info.version}.</p>
${guideSections.map(sectionPart)}
${document.tags.map(({ name, description }) => areaPart(name, description, places))}
<section aria-labelledby="shapes"><h2 id="shapes">Criteria, records and answers</h2>
${schemas.map(([name, schema]) => schemaPart(name, schema))}
</section>
</main>
</div>
</body>
</html>`.text
}

function contents(
  document: ApiDocument,
  places: readonly EndpointPlace[],
  schemas: readonly [string, Schema][],
): Html {
  return html`<ul>
${guideSections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
${document.tags.map(
  ({ name }) =>
    html`<li class="area">${name}<ul>${ofArea(name, places).map(
      ({ path, method, operation }) =>
        html`<li><a href="#${operation.operationId}"><span class="method">${method}</span> ${path.replace(/^\/v\d/, '')}</a></li>`,
    )}</ul></li>`,
)}
<li class="area">Criteria, records and answers<ul>${schemas.map(([name]) => html`<li>${linkTo(name)}</li>`)}</ul></li>
</ul>`
}

const ofArea = (area: string, places: readonly EndpointPlace[]) =>
  places.filter(({ operation }) => operation.tags.includes(area))

function sectionPart({ id, title, paragraphs, table: rows, list }: GuideSection): Html {
  const [head = [], ...body] = rows ?? []
  const cells = body.map((row) => row.map((cell) => html`${prose(cell)}`))
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${paragraphs.map((text) => html`<p>${prose(text)}</p>`)}
${rows && table(`Table: ${title}`, head, cells)}
${list && html`<ul>${list.map((item) => html`<li>${prose(item)}</li>`)}</ul>`}
</section>`
}

const isStream = (operation: Operation | StreamOperation): operation is StreamOperation =>
  operation.operationId in streamEndpoints

function areaPart(name: string, description: string, places: readonly EndpointPlace[]): Html {
  const id = `area-${name}`
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2><p>${description}</p>
${ofArea(name, places).map(({ path, method, operation }) =>
  isStream(operation) ? streamArticle(operation) : endpointArticle(path, method, operation),
)}
</section>`
}

function schemaPart(name: string, schema: Schema): Html {
  const [base] = schema.allOf ?? []
  return html`<article aria-labelledby="${name}"><h3 id="${name}">${name}</h3>
${schema.description && html`<p>${schema.description}</p>`}
${base?.$ref && html`<p>All properties of ${linkTo(base.$ref.split('/').at(-1) as string)}, and:</p>`}
${schema.properties ? propertyTable(name, 'xml' in schema || /^(Problem|Fault)$/.test(name), schema) : html`<p>Text.</p>`}
${schema.additionalProperties instanceof Object && html`<p>Other properties are text or a number.</p>`}
</article>`
}
