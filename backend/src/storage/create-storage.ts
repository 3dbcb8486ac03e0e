import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { UPLOAD_SECONDS } from '@goodword/contract/limits'
import type { Env } from '../config/env.ts'
import { Unavailable } from '../errors.ts'
import { FileChanged } from './file-changed.ts'
import type { Storage } from './storage.ts'

/** Milliseconds one call may take, retries included. */
const PATIENCE = 5000
/** Removals under way at once. */
const REMOVALS = 8

type StorageEnv = Pick<
  Env,
  | 'S3_ENDPOINT'
  | 'S3_PUBLIC_ENDPOINT'
  | 'S3_REGION'
  | 'S3_BUCKET'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_FORCE_PATH_STYLE'
>

/** The storage of any S3-compatible store. Nothing is connected before the first call. */
export function createStorage(env: StorageEnv): Storage {
  const Bucket = env.S3_BUCKET
  const client = clientAt(env, env.S3_ENDPOINT)
  // Signatures cover the host, so addresses for browsers are signed for the host that browsers use.
  const browsers = clientAt(env, env.S3_PUBLIC_ENDPOINT ?? env.S3_ENDPOINT)

  const read = async (key: string, version?: string) => {
    const given = new AbortController()
    const { Body, ETag } = await reach((patience) => {
      const abortSignal = AbortSignal.any([patience, given.signal])
      return client.send(new GetObjectCommand({ Bucket, Key: key }), { abortSignal })
    })
    if (!Body) throw new Unavailable('object store')
    if (version && ETag !== version) {
      // Not a byte of it is wanted: it may be of any size.
      given.abort()
      throw new FileChanged()
    }
    return reach(() => Body.transformToByteArray())
  }

  return {
    presignPut: ({ key, type, size }) => {
      // The presigner leaves content-type out by itself, and then any type could be sent.
      return getSignedUrl(
        browsers,
        new PutObjectCommand({ Bucket, Key: key, ContentType: type, ContentLength: size }),
        {
          expiresIn: UPLOAD_SECONDS,
          signableHeaders: new Set(['host', 'content-type', 'content-length']),
        },
      )
    },
    head: async (key) => {
      const found = await reach(async (abortSignal) =>
        client.send(new HeadObjectCommand({ Bucket, Key: key }), { abortSignal }).catch(unless(404)),
      )
      return found && { size: found.ContentLength ?? 0, type: found.ContentType ?? '', version: found.ETag ?? '' }
    },
    read,
    copy: async ({ from, version, to, type }) => {
      const copied = await reach(async (abortSignal) =>
        client
          .send(
            new CopyObjectCommand({
              Bucket,
              Key: to,
              CopySource: `${Bucket}/${from}`,
              CopySourceIfMatch: version,
              ContentType: type,
              MetadataDirective: 'REPLACE',
            }),
            { abortSignal },
          )
          .catch(unless(404, 412)),
      )
      return copied !== undefined
    },
    put: async ({ key, bytes, type }) => {
      const command = new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType: type })
      await reach((abortSignal) => client.send(command, { abortSignal }))
    },
    remove: async (keys) => {
      for (let first = 0; first < keys.length; first += REMOVALS) {
        await Promise.all(
          keys
            .slice(first, first + REMOVALS)
            .map((Key) =>
              reach((abortSignal) => client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal })),
            ),
        )
      }
    },
  }
}

function clientAt(env: StorageEnv, endpoint: string): S3Client {
  const config: S3ClientConfig = {
    endpoint,
    region: env.S3_REGION,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
    maxAttempts: 2,
    // By default a checksum of the empty body goes into every presigned PUT, and no upload would match it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
  return new S3Client(config)
}

/** Whatever keeps the store from answering is one thing to our callers: it is not available. */
async function reach<T>(ask: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
  const patience = AbortSignal.timeout(PATIENCE)
  try {
    return await ask(patience)
  } catch (error) {
    // The client's own error says no more than that it was stopped.
    throw new Unavailable('object store', { cause: patience.aborted ? patience.reason : error })
  }
}

function unless(...statuses: number[]) {
  return (error: { $metadata?: { httpStatusCode?: number } }): undefined => {
    if (!statuses.includes(error.$metadata?.httpStatusCode ?? 0)) throw error
  }
}
