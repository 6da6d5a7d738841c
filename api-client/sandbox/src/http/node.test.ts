import { createServer } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { sandboxListener, serveSandbox, type SandboxServer } from '../node.ts'

const servers: SandboxServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map(async (server) => server.close()))
})

async function serve(): Promise<string> {
  const server = await serveSandbox()
  servers.push(server)
  return server.url
}

describe('the Node mount', () => {
  it('leaves the global Request and Response alone', async () => {
    const before = [globalThis.Request, globalThis.Response]
    await fetch(`${await serve()}/__sandbox/world`)
    expect([globalThis.Request, globalThis.Response]).toEqual(before)
  })

  it('lets pages of this machine call it from another port, and no others', async () => {
    const url = `${await serve()}/api/cash/getAmount`
    const preflight = async (origin: string): Promise<string | null> => {
      const headers = { origin, 'access-control-request-headers': 'x-token, content-type' }
      return (await fetch(url, { method: 'OPTIONS', headers })).headers.get('access-control-allow-origin')
    }
    expect(await preflight('http://localhost:5173')).toBe('http://localhost:5173')
    expect(await preflight('https://evil.example')).toBeNull()
    const answered = await fetch(url, {
      method: 'POST',
      headers: { origin: 'http://127.0.0.1:4173' },
      body: '{}',
    })
    expect(answered.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:4173')
  })

  it('rejects when the port is taken', async () => {
    const port = Number(new URL(await serve()).port)
    await expect(serveSandbox({ port })).rejects.toThrow('EADDRINUSE')
  })

  it('fits into another server on the same origin', async () => {
    const listener = sandboxListener({ persona: 'no-card' })
    const server = createServer((incoming, outgoing) => {
      if (incoming.url?.startsWith('/__sandbox/')) listener.handle(incoming, outgoing)
      else outgoing.end('page')
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const address = server.address()
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    expect(await (await fetch(origin)).text()).toBe('page')
    expect(await (await fetch(`${origin}/__sandbox/world`)).json()).toMatchObject({ persona: 'no-card' })
    server.closeAllConnections()
    await new Promise((resolve) => {
      server.close(resolve)
    })
    listener.close()
  })

  it('refuses to start with a persona that does not exist', async () => {
    await expect(serveSandbox({ persona: 'nobody' })).rejects.toThrow('nobody')
  })
})
