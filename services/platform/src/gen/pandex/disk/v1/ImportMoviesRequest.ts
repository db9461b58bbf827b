// Original file: protos/pandex/disk/v1/disk.proto


export interface ImportMoviesRequest {
  'text'?: (string);
}

export interface ImportMoviesRequest__Output {
  'text': (string);
}
