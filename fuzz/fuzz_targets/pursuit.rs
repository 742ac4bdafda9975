#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    boardlab_fuzz::feed("pursuit", bytes);
    boardlab_fuzz::replay(bytes);
});
