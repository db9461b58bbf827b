import { imageTypes } from '@pandex/contracts/uploads'
import { useRef, useState } from 'react'
import { failureOf } from '../../../lib/api/api.ts'
import { Picture } from '../Picture.tsx'
import { findFileProblem, uploadImage } from './upload-image.ts'
import styles from './ImageUpload.module.css'

interface ImageUploadProps {
  /** Of the field that gets the address. */
  label: string
  /** Address of the image to show; empty for none. */
  shown: string
  onUploaded: (url: string) => void
}

/** Below the field of an image's address: uploads an image, passes its address on and shows the field's image. */
export const ImageUpload = ({ label, shown, onUploaded }: ImageUploadProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState('')
  const upload = async (file: File): Promise<void> => {
    const refused = findFileProblem(file)
    setProblem(refused ?? '')
    if (refused !== undefined) return
    setPending(true)
    try {
      onUploaded((await uploadImage(file)).url)
    } catch (error) {
      setProblem(failureOf(error).msg)
    } finally {
      setPending(false)
    }
  }
  return (
    <div className={styles.line}>
      <input
        ref={input}
        type="file"
        hidden
        accept={imageTypes.join()}
        aria-label={`${label}的文件`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Otherwise choosing the same file again would not be a change.
          target.value = ''
          if (file) void upload(file)
        }}
      />
      <button
        type="button"
        className="btn btn-line"
        aria-label={`${isPending ? '上传中…' : '上传图片'}：${label}`}
        disabled={isPending}
        onClick={() => input.current?.click()}
      >
        {isPending ? '上传中…' : '上传图片'}
      </button>
      {problem && (
        <span className="field-error" role="alert">
          {problem}
        </span>
      )}
      {shown !== '' && <Picture of={shown} isLarge />}
    </div>
  )
}
