/** A busy machine may take longer than the second that Testing Library waits by itself. */
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 30_000 })
