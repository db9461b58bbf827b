// Original file: protos/pandex/config/v1/config.proto


export interface GetImageRequest {
  'hash'?: (string);
}

export interface GetImageRequest__Output {
  'hash': (string);
}
