/** Texts that admins may place at the root of the site: instructions for crawlers and proofs of ownership. */

export const maxFileTexts = 50

interface FileRule {
  pattern: RegExp
  maxBytes: number
}

const instructionBytes = 100_000
const proofBytes = 10_000

const rules: readonly FileRule[] = [
  { pattern: /^(?:robots|ads|app-ads|llms)\.txt$/, maxBytes: instructionBytes },
  { pattern: /^\.well-known\/security\.txt$/, maxBytes: proofBytes },
  // Search engines and platforms choose these names: MP_verify_….txt, sogousiteverification.txt, 32 hex digits for 360.
  { pattern: /^[A-Za-z0-9_-]{1,80}\.txt$/, maxBytes: proofBytes },
  {
    pattern: /^(?:baidu_verify_|google|yandex_|ByteDanceVerify|shenma-site-verification)[A-Za-z0-9_-]{0,80}\.html$/,
    maxBytes: proofBytes,
  },
  { pattern: /^BingSiteAuth\.xml$/, maxBytes: proofBytes },
]

/** Bytes that the file may have; undefined if admins may not write a file of this name. */
export const maxFileTextBytes = (name: string): number | undefined =>
  rules.find(({ pattern }) => pattern.test(name))?.maxBytes
