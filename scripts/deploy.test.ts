import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

/** Files that run the service elsewhere: no engine is needed to check what matters in them. */

const read = (path: string) => readFileSync(path, 'utf8')
/** The configuration table is compared with the code by `docs.test.ts`. */
const settings = [...read('README.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name)

interface Instruction {
  name: string
  value: string
}

/** The stages of a Dockerfile, each with its instructions; lines that go on are joined. */
function stagesOf(dockerfile: string): Instruction[][] {
  const lines = dockerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
  const stages: Instruction[][] = []
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    if (name === 'FROM') stages.push([])
    stages.at(-1)?.push({ name, value })
  }
  return stages
}

/** What is wrong with a Dockerfile, in words. */
function problemsOf(dockerfile: string): string[] {
  const stages = stagesOf(dockerfile)
  const problems = stages.flatMap((stage) => problemsOfStage(stage))
  const last = stages.at(-1) ?? []
  const instructionOf = (name: string) => last.findLast((instruction) => instruction.name === name)?.value
  const user = instructionOf('USER')
  if (user === undefined || /^(root|0)\b/.test(user)) problems.push('The last stage runs as root')
  for (const name of ['CMD', 'HEALTHCHECK'])
    if (!/(^|CMD )\[.*\]$/.test(instructionOf(name) ?? ''))
      problems.push(`${name} is missing or in shell form`)
  if (last.some(({ name, value }) => name === 'COPY' && /^\. /.test(value)))
    problems.push('The last stage has all sources')
  return problems
}

function problemsOfStage(stage: readonly Instruction[]): string[] {
  const problems: string[] = []
  const [from] = stage
  if (!/^[\w./-]+:\d+\.\d+\.\d+-[\w.-]+( AS \w+)?$/.test(from?.value ?? ''))
    problems.push(`Not pinned: ${from?.value}`)
  const at = (pattern: RegExp) => stage.findIndex(({ name, value }) => pattern.test(`${name} ${value}`))
  const [install, all, manifest] = [at(/^RUN npm ci/), at(/^COPY \. /), at(/^COPY .*package-lock\.json/)]
  if (all !== -1 && !(manifest < install && install < all))
    problems.push('Sources are copied before the install')
  for (const { name, value } of stage) {
    if (name === 'RUN' && /apt-get (dist-)?upgrade|npm install|sudo|curl .*\| *sh/.test(value))
      problems.push(value)
    if (name === 'ADD' || /latest/.test(value)) problems.push(`${name} ${value}`)
  }
  return problems
}

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile')

  test('follows the rules', () => expect(problemsOf(dockerfile)).toEqual([]))

  const changes: [what: string, from: RegExp, to: string][] = [
    ['a tag that moves', /20\.\d+\.\d+-/, ''],
    ['root', /^USER .*\n/m, ''],
    ['a shell as the first process', /^CMD .*$/m, 'CMD npm start'],
    ['no health check', /^HEALTHCHECK .*\\\n.*\n/m, ''],
    ['an install after all sources', /^COPY package.*\nRUN npm ci\nCOPY \. \.\n/m, 'COPY . .\nRUN npm ci\n'],
    ['an upgrade', /^RUN npm run build/m, 'RUN apt-get upgrade -y'],
    ['all sources in the image', /^COPY LICENSE.*$/m, 'COPY . .'],
  ]
  test.each(changes)('the rules see %s', (_, from, to) => {
    const changed = dockerfile.replace(from, to)
    expect(changed).not.toBe(dockerfile)
    expect(problemsOf(changed)).not.toEqual([])
  })

  test('the health check calls a path that the service has', () => {
    const [, file = ''] = /HEALTHCHECK [^[]*CMD \["node", "([^"]+)"\]/.exec(dockerfile) ?? []
    expect(dockerfile).toContain(`/app/${file} ./service/compiled/`)
    const [path = ''] = /\/health\/\w+/.exec(read(file)) ?? []
    const found = execFileSync('git', ['grep', '-lF', `'${path}'`, 'service', 'src/contract'], {
      encoding: 'utf8',
    })
    expect(found).not.toBe('')
  })

  test('the engine gets no data, keys or packages of this machine', () => {
    const [first, ...rest] = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    expect(first).toBe('*')
    const sent = rest.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
    expect(sent.filter((path) => /^(data|dist|node_modules|\.git|\.env)/.test(path))).toEqual([])
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    )
    expect(copied.filter((path) => path !== '.' && !sent.includes(path))).toEqual([])
  })
})

interface Service {
  image?: string
  build?: string
  profiles?: string[]
  environment?: Record<string, string>
  ports?: string[]
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  mem_limit?: string
  pids_limit?: number
  deploy?: { replicas: number }
}

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
    volumes: Record<string, null>
  }
  const services = Object.entries(compose.services)

  test('one service without a profile, three replicas and what they need with it', () => {
    const inProfile = (name: string | undefined) =>
      services.filter(([, { profiles }]) => profiles?.[0] === name).map(([key]) => key)
    expect(inProfile(undefined)).toEqual(['catchment'])
    expect(inProfile('cluster')).toEqual(expect.arrayContaining(['caddy', 'clickhouse', 'redis', 'replica']))
    expect(compose.services.replica?.deploy?.replicas).toBe(3)
  })

  test.each(services)(
    '%s is bounded, read-only, without capabilities and of a pinned image',
    (name, service) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.any(String),
        pids_limit: expect.any(Number),
      })
      expect(service.image).toMatch(/:\d+\.\d+(\.\d+)?/)
      // Only the proxy is open to other machines.
      const open = (service.ports ?? []).filter((port) => !port.startsWith('127.0.0.1:'))
      expect(open.length > 0).toBe(name === 'caddy')
    },
  )

  test('every variable of the service is one of its settings', () => {
    const names = services
      .filter(([, { build }]) => build)
      .flatMap(([, { environment }]) => Object.keys(environment ?? {}))
    expect(names.length).toBeGreaterThan(4)
    expect(names.filter((name) => !settings.includes(name))).toEqual([])
    const inImage =
      /^ENV (.*)$/m
        .exec(read('Dockerfile'))?.[1]
        ?.split(' ')
        .map((pair) => pair.split('=')[0] ?? '') ?? []
    expect(inImage.filter((name) => name !== 'NODE_ENV' && !settings.includes(name))).toEqual([])
  })

  test('every volume that is mounted is declared, and every file is there', () => {
    const mounts = [...read('compose.yaml').matchAll(/['\s]([\w./-]+):\/(?:data|config|etc|var)/g)].map(
      ([, from]) => from,
    )
    const missing = mounts.filter((from = '') => !(from in compose.volumes) && !read(from))
    expect(missing).toEqual([])
    expect(mounts.length).toBeGreaterThan(4)
  })
})

describe('deploy/clickhouse', () => {
  const service = (
    parse(read('compose.yaml'), { merge: true }) as {
      services: Record<string, Service & { user?: string }>
    }
  ).services.clickhouse
  const users = read('deploy/clickhouse/users.xml')

  test('is reached from the network of compose alone, and does not run as root', () => {
    expect(service?.ports).toBeUndefined()
    expect(service?.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  })

  test('has no user without a password, and each comes from the environment', () => {
    const names = [...users.matchAll(/<password from_env="(\w+)"\/>/g)].map(([, name]) => name)
    expect(names).toHaveLength(2)
    expect(Object.keys(service?.environment ?? {})).toEqual(expect.arrayContaining(names))
    expect(users).toContain('<default remove="remove"/>')
    expect(users.match(/<password[ >]/g)).toHaveLength(2)
    expect(read('deploy/clickhouse/server.xml')).toContain('<allow_no_password>0</allow_no_password>')
  })

  test('lets the replicas read alone', () => {
    const [reader = ''] = /<catchment>[\s\S]*<\/catchment>/.exec(users) ?? []
    const rights = [...reader.matchAll(/GRANT (.*) ON/g)].map(([, right]) => right)
    expect(rights).toEqual(['SELECT', 'SELECT'])
  })
})

test('the proxy passes calls to the replicas, at the port of the image', () => {
  const port = /PORT=(\d+)/.exec(read('Dockerfile'))?.[1]
  expect(read('deploy/Caddyfile')).toContain(`dynamic a replica ${port} {`)
})

describe('deploy/catchment.service', () => {
  const unit = read('deploy/catchment.service')
  const hasSystemd = (() => {
    try {
      return execFileSync('systemd-analyze', ['--version'], { stdio: 'pipe' }).length > 0
    } catch {
      return false
    }
  })()

  test('names settings alone, and starts what the image starts', () => {
    const names = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name)
    expect(names.filter((name) => name !== 'NODE_ENV' && !settings.includes(name))).toEqual([])
    const command = /^CMD (\[.*\])$/m.exec(read('Dockerfile'))?.[1] ?? '[]'
    expect(unit).toContain(`ExecStart=/usr/bin/${(JSON.parse(command) as string[]).join(' ')}\n`)
  })

  test.skipIf(!hasSystemd)('is accepted by systemd, which finds it well protected', () => {
    // `verify` fails where a user or a program of the unit is not there; its other complaints name the line.
    const errors = execFileSync(
      'sh',
      ['-c', 'systemd-analyze verify deploy/catchment.service 2>&1 || true'],
      { encoding: 'utf8' },
    )
    expect(errors.split('\n').filter((line) => /catchment\.service:\d+:|Unknown/.test(line))).toEqual([])
    execFileSync('systemd-analyze', [
      'security',
      '--offline=true',
      '--threshold=25',
      'deploy/catchment.service',
    ])
  })
})
