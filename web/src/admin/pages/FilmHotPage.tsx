import { filmWords } from './list-store/lists.ts'
import { StoreEditor } from './list-store/StoreEditor.tsx'

export const Page = () => <StoreEditor list={filmWords} title="影视热词" />
