import { usePushWords } from '../../kit/list/use-push-words.ts'

export const PushWords = ({ words }: { words: readonly string[] }) => {
  const pushing = usePushWords()
  return (
    <button type="button" className="btn btn-line" disabled={pushing.isPending} onClick={() => pushing.mutate(words)}>
      推送
    </button>
  )
}
