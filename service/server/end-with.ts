/** Why the service does not start, in one line for the person at the terminal. */
export function endWith(error: unknown): never {
  const { code, syscall, message } = error as NodeJS.ErrnoException
  const messages: Record<string, string> = {
    EADDRINUSE: 'Another program uses the port: set PORT to another one.',
    EACCES: 'This user may not use the port: set PORT to one above 1023.',
  }
  console.error((syscall === 'listen' && messages[code ?? '']) || message)
  process.exit(1)
}
