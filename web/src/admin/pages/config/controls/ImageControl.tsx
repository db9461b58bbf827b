import { TextField } from '../../../../ui/form/TextField.tsx'
import { ImageUpload } from '../../../kit/form/ImageUpload.tsx'
import { firstError } from './control-props.ts'
import type { ControlProps } from './control-props.ts'

/** The address of an image: typed, or of an image that is uploaded here. */
export const ImageControl = ({ label, schema, name, value, errors, onChange, onBlur }: ControlProps<string>) => (
  <>
    <TextField
      name={name}
      label={label}
      hint={schema.help}
      error={firstError(errors)}
      value={value}
      autoComplete="off"
      spellCheck={false}
      onChange={onChange}
      onBlur={onBlur}
    />
    <ImageUpload label={label} shown={value} onUploaded={onChange} />
  </>
)
