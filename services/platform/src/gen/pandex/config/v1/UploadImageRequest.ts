// Original file: protos/pandex/config/v1/config.proto


export interface UploadImageRequest {
  'content'?: (Buffer | Uint8Array | string);
  'name'?: (string);
}

export interface UploadImageRequest__Output {
  'content': (Buffer);
  'name': (string);
}
