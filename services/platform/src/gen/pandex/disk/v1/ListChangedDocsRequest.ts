// Original file: protos/pandex/disk/v1/disk.proto


export interface ListChangedDocsRequest {
  'cursor'?: (string);
}

export interface ListChangedDocsRequest__Output {
  'cursor': (string);
}
