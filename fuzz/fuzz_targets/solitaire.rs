#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    boardlab_fuzz::feed("solitaire", bytes);
    boardlab_fuzz::judge(bytes);
});
