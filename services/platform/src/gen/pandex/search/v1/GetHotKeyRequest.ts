// Original file: protos/pandex/search/v1/search.proto


export interface GetHotKeyRequest {
  'key'?: (string);
}

export interface GetHotKeyRequest__Output {
  'key': (string);
}
