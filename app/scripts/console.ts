/** A port number out of a setting; leaves with an explanation when it is none. */
export function portFrom(text: string | undefined, fallback: number): number {
  const port = text === undefined || text === '' ? fallback : Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  console.error(`"${text}" is no port number.`)
  process.exit(1)
}

/** Explains why a server could not start. */
export function refusePort(error: unknown, port: number): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    console.error(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`)
  } else if (code === 'EACCES') {
    console.error(`Port ${port} may not be used by this user. Choose one above 1023: PORT=4173 npm start`)
  } else {
    console.error(error)
  }
  process.exit(1)
}

/** Tells where everything is. */
export function announce(address: string, db: string | undefined): void {
  console.log(`\n  ${address}\n`)
  console.log(
    '  Sign in with any phone number and the code 123456, or choose a customer in the lab at the left edge.',
  )
  if (db !== undefined) console.log(`  The stand-in lender keeps its books in ${db}`)
  console.log('  Ctrl+C stops.\n')
}
