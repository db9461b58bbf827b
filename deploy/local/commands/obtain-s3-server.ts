import { obtainS3Server } from '../engines/install/s3-server.ts'

const show = (step: string): void => void process.stderr.write(`${step}\n`)

// Without it the tests of the S3 storage are skipped; a failed build of a program that only they need fails no other test.
const program = await obtainS3Server(show).catch((error: unknown) => show(`s3 server: build failed: ${String(error)}`))
process.stdout.write(program ?? '')
