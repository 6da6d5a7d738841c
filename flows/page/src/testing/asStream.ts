/**
 * A reply whose body is a stream of this process. A browser hands the copy of any other body to another process: reading it takes
 * hundreds of turns of the event loop, for which no clock of a test waits.
 */
export function asStream(reply: Response): Response {
  return new Response(reply.body, reply)
}
