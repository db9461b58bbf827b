import { filmKeywords } from './stored-lists.ts'
import { StoredListEditor } from './StoredListEditor.tsx'

export const Page = () => <StoredListEditor list={filmKeywords} title="影视热词" />
