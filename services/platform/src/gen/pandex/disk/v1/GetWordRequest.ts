// Original file: protos/pandex/disk/v1/disk.proto


export interface GetWordRequest {
  'word'?: (string);
}

export interface GetWordRequest__Output {
  'word': (string);
}
