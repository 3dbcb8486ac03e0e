import { join } from 'node:path'
import { readRange } from './object-store/range.ts'
import { Refusal } from './object-store/refusal.ts'
import { type Credentials, verifySignature } from './object-store/signature.ts'
import { type Item, StoredObjects } from './object-store/stored-objects.ts'

export interface ObjectStore {
  endpoint: string
  stop(): Promise<void>
}

interface Options {
  /** Folder that keeps the objects between starts. */
  dataDir: string
  bucket: string
  credentials: Credentials
  /** Origins whose pages may upload and read. */
  origins: readonly string[]
  /** Without one a free port is chosen. */
  port?: number | undefined
}

const BODY_MAX = 64 * 1024 * 1024
/**
 * A small S3: PUT, GET, HEAD, DELETE and COPY of objects in one bucket, addressed by path, every request's signature
 * verified. Listing, multipart uploads and access rules are not there; the product uses none of them.
 */
export async function startObjectStore({ dataDir, bucket, credentials, origins, port }: Options): Promise<ObjectStore> {
  const objects = new StoredObjects(join(dataDir, 'objects'))

  const answer = async (request: Request): Promise<Response> => {
    const body = new Uint8Array(await request.arrayBuffer())
    verifySignature(request, body, credentials)
    const url = new URL(request.url)
    const key = keyIn(url.pathname, bucket)
    if (request.method === 'PUT') {
      const source = request.headers.get('x-amz-copy-source')
      return source ? copy(objects, source, key, bucket, request.headers) : put(objects, key, body, request.headers)
    }
    if (request.method === 'DELETE') {
      await objects.remove(key)
      return new Response(null, { status: 204 })
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal(405, 'MethodNotAllowed')
    return get(objects, key, request)
  }

  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: port ?? 0,
    maxRequestBodySize: BODY_MAX,
    fetch: async (request) => {
      const origin = request.headers.get('origin')
      const isAllowed = origin !== null && origins.includes(origin)
      if (request.method === 'OPTIONS') return preflight(request, isAllowed)
      const response = await answer(request).catch((error: unknown) => {
        if (error instanceof Refusal) return error.toResponse()
        if (error instanceof URIError) return new Refusal(400, 'InvalidURI').toResponse()
        throw error
      })
      if (isAllowed) {
        response.headers.set('access-control-allow-origin', origin)
        response.headers.set('access-control-expose-headers', 'etag')
        response.headers.set('vary', 'origin')
      }
      return response
    },
  })
  return { endpoint: `http://127.0.0.1:${server.port}`, stop: () => server.stop(true) }
}

function preflight(request: Request, isAllowed: boolean): Response {
  if (!isAllowed)
    return new Refusal(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.').toResponse()
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': request.headers.get('origin') ?? '',
      'access-control-allow-methods': 'GET, HEAD, PUT',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
      'access-control-max-age': '600',
      vary: 'origin, access-control-request-headers',
    },
  })
}

function keyIn(path: string, bucket: string): string {
  const [, name, ...rest] = path.split('/')
  if (name !== bucket) throw new Refusal(404, 'NoSuchBucket')
  const key = decodeURIComponent(rest.join('/'))
  if (!key) throw new Refusal(501, 'NotImplemented')
  return key
}

async function put(objects: StoredObjects, key: string, body: Uint8Array, headers: Headers): Promise<Response> {
  const { etag } = await objects.put(key, body, headers.get('content-type') ?? 'binary/octet-stream')
  return new Response(null, { headers: { etag } })
}

async function copy(
  objects: StoredObjects,
  source: string,
  key: string,
  bucket: string,
  headers: Headers,
): Promise<Response> {
  const item = await existing(objects, keyIn(`/${source.replace(/^\//, '')}`, bucket))
  const version = headers.get('x-amz-copy-source-if-match')
  if (version && version !== item.etag) throw new Refusal(412, 'PreconditionFailed')
  const isReplaced = headers.get('x-amz-metadata-directive') === 'REPLACE'
  const type = isReplaced ? (headers.get('content-type') ?? 'binary/octet-stream') : item.type
  const { etag, modified } = await objects.put(key, await objects.bytes(item), type)
  const xml = `<CopyObjectResult><ETag>${etag}</ETag><LastModified>${new Date(modified).toISOString()}</LastModified></CopyObjectResult>`
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`, {
    headers: { 'content-type': 'application/xml' },
  })
}

async function get(objects: StoredObjects, key: string, request: Request): Promise<Response> {
  const item = await existing(objects, key)
  const headers = new Headers({
    'content-type': item.type,
    etag: item.etag,
    'last-modified': item.modified,
    'accept-ranges': 'bytes',
  })
  if (request.method === 'HEAD') {
    headers.set('content-length', String(item.size))
    return new Response(null, { headers })
  }
  const range = readRange(request.headers.get('range'), item.size)
  const bytes = await objects.bytes(item)
  if (!range) return new Response(bytes, { headers })
  headers.set('content-range', `bytes ${range.first}-${range.last}/${item.size}`)
  return new Response(bytes.subarray(range.first, range.last + 1), { status: 206, headers })
}

async function existing(objects: StoredObjects, key: string): Promise<Item> {
  const item = await objects.find(key)
  if (!item) throw new Refusal(404, 'NoSuchKey')
  return item
}
