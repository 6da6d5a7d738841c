/** Reads a port number from a setting; exits with a message when it is not valid. */
export function portFrom(text: string | undefined, fallback: number): number {
  const port = text === undefined || text === '' ? fallback : Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  console.error(`"${text}" is not a port number.`)
  process.exit(1)
}

/** Prints why a server could not start, and exits. */
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

/** Prints the address, how to sign in, and where data are stored. */
export function announce(address: string, db: string | undefined): void {
  console.log(`\n  ${address}\n`)
  console.log(
    '  Sign in with any phone number and the code 123456, or choose a customer in the lab at the left edge.',
  )
  if (db !== undefined) console.log(`  The sandbox stores its data in ${db}`)
  console.log('  Ctrl+C stops.\n')
}
