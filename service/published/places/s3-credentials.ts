import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** How a bucket is reached: as the command line of AWS reads it from its variables and files. */
export interface S3Access {
  endpoint: string
  region: string
  /** Absent for a bucket that everybody can read. */
  credentials?: { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined }
}

type Environment = Readonly<Record<string, string | undefined>>
type Section = Readonly<Record<string, string>>

/** Reads the access to buckets from the environment, else from the files of the AWS command line. */
export function s3Access(environment: Environment = process.env): S3Access {
  const { AWS_PROFILE: profile = 'default' } = environment
  const folder = join(homedir(), '.aws')
  const secrets = sectionOf(environment.AWS_SHARED_CREDENTIALS_FILE ?? join(folder, 'credentials'), [profile])
  const config = sectionOf(environment.AWS_CONFIG_FILE ?? join(folder, 'config'), [
    profile,
    `profile ${profile}`,
  ])
  const region = environment.AWS_REGION ?? environment.AWS_DEFAULT_REGION ?? config.region ?? 'us-east-1'
  const endpoint =
    environment.S3_ENDPOINT ||
    environment.AWS_ENDPOINT_URL_S3 ||
    environment.AWS_ENDPOINT_URL ||
    config.endpoint_url ||
    `https://s3.${region}.amazonaws.com`
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    region,
    ...credentialsIn(environment, { ...config, ...secrets }),
  }
}

function credentialsIn(environment: Environment, section: Section): Pick<S3Access, 'credentials'> {
  const isSet = environment.AWS_ACCESS_KEY_ID && environment.AWS_SECRET_ACCESS_KEY
  const [accessKeyId, secretAccessKey, sessionToken] = isSet
    ? [environment.AWS_ACCESS_KEY_ID, environment.AWS_SECRET_ACCESS_KEY, environment.AWS_SESSION_TOKEN]
    : [section.aws_access_key_id, section.aws_secret_access_key, section.aws_session_token]
  return accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey, sessionToken } } : {}
}

/** The values of the first of these sections that a file has; none where there is no file. */
function sectionOf(file: string, names: readonly string[]): Section {
  const values: Record<string, string> = {}
  let isWanted = false
  for (const line of textOf(file).split(/\r?\n/)) {
    const [, section] = /^\s*\[\s*([^\]]+?)\s*\]/.exec(line) ?? []
    if (section !== undefined) isWanted = names.includes(section)
    const [, name, value] = /^([\w-]+)\s*=\s*(.*?)\s*$/.exec(line) ?? []
    if (isWanted && name && value) values[name] = value
  }
  return values
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
