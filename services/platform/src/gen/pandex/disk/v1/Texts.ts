// Original file: protos/pandex/disk/v1/disk.proto


export interface Texts {
  'values'?: (string)[];
}

export interface Texts__Output {
  'values': (string)[];
}
